package main

import (
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strings"
	"time"
)

type settings struct {
	// Where this node is reached by the others. It never changes.
	address string
	// The other nodes. Empty for the very first start of the first one, which makes the cluster.
	members []string
	dir     string
	// One way through the network; an election begins after 15 times this.
	latency time.Duration
	tls     *tls.Config
	listens *tls.Config
	// The database of a single PocketBase, with which a new cluster begins.
	from string
}

func readSettings() (settings, error) {
	read := settings{
		address: os.Getenv("POSTQUILL_CLUSTER_ADDRESS"),
		dir:     os.Getenv("POSTQUILL_CLUSTER_DIR"),
		from:    os.Getenv("POSTQUILL_CLUSTER_FROM"),
		latency: 50 * time.Millisecond,
	}
	for _, member := range strings.Split(os.Getenv("POSTQUILL_CLUSTER_MEMBERS"), ",") {
		if member = strings.TrimSpace(member); member != "" {
			read.members = append(read.members, member)
		}
	}
	host, _, err := net.SplitHostPort(read.address)
	if err != nil {
		return read, fmt.Errorf("POSTQUILL_CLUSTER_ADDRESS must be host:port: %w", err)
	}
	if read.dir == "" {
		return read, errors.New("POSTQUILL_CLUSTER_DIR must name the folder of this node's copy")
	}
	if given := os.Getenv("POSTQUILL_CLUSTER_LATENCY"); given != "" {
		if read.latency, err = time.ParseDuration(given); err != nil {
			return read, fmt.Errorf("POSTQUILL_CLUSTER_LATENCY: %w", err)
		}
	}
	folder := os.Getenv("POSTQUILL_CLUSTER_TLS")
	if folder == "" {
		// Whoever reaches a node may read and write everything: dqlite knows no password.
		if ip := net.ParseIP(host); ip == nil || !ip.IsLoopback() {
			return read, errors.New("POSTQUILL_CLUSTER_TLS must name a folder with ca.pem, node.pem and node.key: without it a node listens on loopback only")
		}
		return read, nil
	}
	return read, read.readCertificates(folder)
}

// Each side shows a certificate of the cluster's own authority.
func (s *settings) readCertificates(folder string) error {
	pair, err := tls.LoadX509KeyPair(filepath.Join(folder, "node.pem"), filepath.Join(folder, "node.key"))
	if err != nil {
		return err
	}
	authority, err := os.ReadFile(filepath.Join(folder, "ca.pem"))
	if err != nil {
		return err
	}
	pool := x509.NewCertPool()
	if !pool.AppendCertsFromPEM(authority) {
		return fmt.Errorf("%s holds no certificate", filepath.Join(folder, "ca.pem"))
	}
	s.listens = &tls.Config{
		MinVersion: tls.VersionTLS13, Certificates: []tls.Certificate{pair},
		ClientCAs: pool, ClientAuth: tls.RequireAndVerifyClientCert,
	}
	s.tls = &tls.Config{MinVersion: tls.VersionTLS13, Certificates: []tls.Certificate{pair}, RootCAs: pool}
	return nil
}
